import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from './button.tsx'

const meta = { component: Button, args: { children: 'Find sailings' } } satisfies Meta<
  typeof Button
>
export default meta

type Story = StoryObj<typeof meta>

export const Main: Story = { args: { variant: 'main', size: 'lg' } }
export const Loading: Story = { args: { variant: 'main', loading: true, children: 'Paying' } }
export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="main">Pay S$88.20</Button>
      <Button>Save</Button>
      <Button variant="outline">Back</Button>
      <Button variant="ghost">Skip</Button>
      <Button variant="link">Fare rules</Button>
      <Button variant="destructive">Cancel booking</Button>
    </div>
  ),
}
