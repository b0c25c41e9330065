import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { Checkbox } from './checkbox.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { Select } from './select.tsx'
import { Switch } from './switch.tsx'
import { Textarea } from './textarea.tsx'

const meta = { component: Field, args: { label: 'E-mail' } } satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>

export const WithHint: Story = {
  args: { hint: 'We send the tickets there', children: <Input type="email" /> },
}
export const WithError: Story = {
  args: {
    error: 'Enter an e-mail address such as name@example.com',
    children: <Input defaultValue="siti@" />,
  },
}
export const Form: Story = {
  render: () => (
    <div className="flex max-w-md flex-col gap-5">
      <ErrorSummary
        title="One detail needs another look"
        errors={[{ fieldId: 'email', message: 'Enter an e-mail address' }]}
      />
      <Field label="E-mail" id="email" error="Enter an e-mail address">
        <Input defaultValue="siti@" />
      </Field>
      <Field label="Nationality">
        <Select options={[{ value: 'ID', label: 'Indonesia' }]} />
      </Field>
      <Field label="Note" optionalText="optional">
        <Textarea />
      </Field>
      <Checkbox label="Save this passenger" hint="You can delete it at any time" />
      <Switch label="Fare alerts" hint="At most one e-mail a week" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Enter an e-mail address' }))
    const inOrder = [
      canvas.getByRole('textbox', { name: 'E-mail' }),
      canvas.getByRole('combobox', { name: 'Nationality' }),
      canvas.getByRole('textbox', { name: /^Note/ }),
      canvas.getByRole('checkbox', { name: 'Save this passenger' }),
      canvas.getByRole('switch', { name: 'Fare alerts' }),
    ]
    for (const control of inOrder) {
      await expect(control).toHaveFocus()
      await userEvent.tab()
    }
  },
}
