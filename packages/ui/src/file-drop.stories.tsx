import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'

import { FileDrop } from './file-drop.tsx'

const meta = {
  component: FileDrop,
  args: {
    label: 'Payment proof',
    hint: 'PNG or JPG',
    accept: 'image/png,image/jpeg',
    file: null,
    onFileChange: () => {},
    className: 'max-w-md',
    strings: {
      browse: 'Choose a file',
      dropOrPaste: 'or drop it here, or paste it',
      remove: 'Remove the file',
      cancel: 'Stop sending',
      uploading: 'Sending',
      previewAlt: 'Preview of the proof',
    },
  },
  render: function Choosing(args) {
    const [file, setFile] = useState(args.file)
    return <FileDrop {...args} file={file} onFileChange={setFile} />
  },
} satisfies Meta<typeof FileDrop>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Sending: Story = {
  args: { file: new File(['proof'], 'transfer.pdf'), progress: 64, onCancel: () => {} },
}
export const Refused: Story = { args: { error: 'This file is larger than it may be' } }
