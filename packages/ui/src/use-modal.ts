import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'

/**
 * Drives a native dialog from a prop. The browser keeps focus inside, makes the rest inert and returns focus. Escape and a
 * press on the backdrop call `onOpenChange(false)`; the owner decides.
 */
export function useModal(open: boolean, onOpenChange: (open: boolean) => void) {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect closes the dialog before its element is removed; a removed dialog returns no focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    if (dialog.showModal) dialog.showModal()
    else dialog.setAttribute('open', '')
    // The title gets the focus unless a control asks for it, because screen readers would otherwise begin at the close
    // button.
    const first =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2')
    first?.focus()
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = overflow
      if (dialog.close) dialog.close()
      else dialog.removeAttribute('open')
    }
  }, [open])
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file picker inside the dialog also fires `cancel`, which bubbles up to the dialog.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onOpenChange(false)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) onOpenChange(false)
    },
  }
}
