import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { FileDrop, type FileDropProps } from './file-drop.tsx'

const proof = new File(['proof'], 'proof.pdf', { type: 'application/pdf' })

function renderDrop(props: Partial<FileDropProps> = {}) {
  const onFileChange = vi.fn<FileDropProps['onFileChange']>()
  render(
    <FileDrop
      label="Payment proof"
      accept="image/png,image/jpeg,application/pdf"
      strings={{
        browse: 'Choose a file',
        dropOrPaste: 'or drop it here',
        remove: 'Remove the file',
        cancel: 'Stop sending',
        uploading: 'Sending',
        previewAlt: 'Preview of the proof',
      }}
      file={null}
      onFileChange={onFileChange}
      {...props}
    />,
  )
  return onFileChange
}

describe('FileDrop', () => {
  it('CHK-6 accepts a chosen file', async () => {
    const onFileChange = renderDrop()

    await userEvent.upload(screen.getByLabelText('Payment proof'), proof)

    expect(onFileChange).toHaveBeenCalledExactlyOnceWith(proof)
  })

  it('CHK-6 accepts a dropped file', () => {
    const onFileChange = renderDrop()
    const zone = screen.getByText('Choose a file')
    const drop = createEvent.drop(zone, { dataTransfer: { files: [proof] } })

    fireEvent(zone, drop)

    expect(onFileChange).toHaveBeenCalledExactlyOnceWith(proof)
    expect(drop.defaultPrevented).toBe(true)
  })

  it('CHK-6 accepts a pasted file', () => {
    const onFileChange = renderDrop()

    fireEvent.paste(screen.getByLabelText('Payment proof'), { clipboardData: { files: [proof] } })

    expect(onFileChange).toHaveBeenCalledExactlyOnceWith(proof)
  })

  it('CHK-6 shows the progress of sending, and can stop it', async () => {
    const onCancel = vi.fn<() => void>()
    renderDrop({ file: proof, progress: 64, onCancel })
    expect(screen.getByRole('progressbar', { name: 'Sending' })).toHaveAttribute('value', '64')

    await userEvent.click(screen.getByRole('button', { name: 'Stop sending' }))

    expect(onCancel).toHaveBeenCalledOnce()
    expect(screen.getByLabelText('Payment proof')).toHaveFocus()
  })

  it('CHK-6 NAV-12 can remove a file, and keeps the focus', async () => {
    const onFileChange = renderDrop({ file: proof, fileNote: '5 bytes' })
    expect(screen.getByText('proof.pdf')).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Remove the file' }))

    expect(onFileChange).toHaveBeenCalledExactlyOnceWith(null)
    expect(screen.getByLabelText('Payment proof')).toHaveFocus()
  })

  it('CHK-6 connects the error with its input', () => {
    renderDrop({ error: 'The file is larger than 2 MB' })

    const input = screen.getByLabelText('Payment proof')
    expect(input).toHaveAccessibleDescription('The file is larger than 2 MB')
    expect(input).toHaveAccessibleErrorMessage('The file is larger than 2 MB')
  })
})
