import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { Toast, ToastViewport } from './toast.tsx'

describe('Toast', () => {
  it('ERR-1 announces an error at once', () => {
    render(
      <Toast
        variant="destructive"
        title="Error"
        description="An error occurred. Please try again."
        closeLabel="Dismiss"
        onDismiss={() => {}}
      />,
    )

    expect(screen.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.')
  })

  it('ERR-2 announces a default message politely, and can be dismissed', async () => {
    const onDismiss = vi.fn<() => void>()
    render(<Toast title="Saved" closeLabel="Dismiss" onDismiss={onDismiss} />)
    expect(screen.getByRole('status')).toHaveTextContent('Saved')

    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))

    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it('ERR-2 has the classes that place it at the top, and from medium width on at the bottom, at most 420 px wide', () => {
    render(<ToastViewport label="Messages" />)

    expect(screen.getByRole('region', { name: 'Messages' })).toHaveClass(
      'top-0',
      'md:top-auto',
      'md:bottom-0',
      'md:end-0',
      'md:max-w-[420px]',
    )
  })
})
