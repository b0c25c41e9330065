import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Popover } from './popover.tsx'
import { Sheet } from './sheet.tsx'

const meta = { title: 'Overlays' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Confirmation: Story = {
  render: function Confirmation() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Cancel booking</Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Cancel this booking?"
          description="S$70.56 goes back to your card within 7 days."
          closeLabel="Close"
          footer={<Button variant="destructive">Cancel booking</Button>}
        >
          The fare keeps 20 % up to 24 hours before departure.
        </Dialog>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Cancel booking' })
    await userEvent.click(opener)
    const dialog = await canvas.findByRole('dialog', { name: 'Cancel this booking?' })
    await expect(dialog).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))

    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const Filters: Story = {
  render: function Filters() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Filters</Button>
        <Sheet side="right" open={open} onOpenChange={setOpen} title="Filters" closeLabel="Close">
          Operators
        </Sheet>
      </>
    )
  },
}

export const Language: Story = {
  render: () => (
    <Popover trigger={<Button variant="outline">English</Button>} label="Language">
      {(close) => (
        <Button variant="ghost" onClick={close}>
          Bahasa Indonesia
        </Button>
      )}
    </Popover>
  ),
}
