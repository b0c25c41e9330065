import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'

/**
 * Drives a native dialog from a prop: the browser keeps focus inside, makes the rest inert and gives focus back.
 * Escape and a press on the backdrop ask to close; the owner decides.
 */
export function useModal(open: boolean, onOpenChange: (open: boolean) => void) {
  const ref = useRef<HTMLDialogElement>(null)
  // Before its element is taken out of the page: one that is gone gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    if (dialog.showModal) dialog.showModal()
    else dialog.setAttribute('open', '')
    // The title unless a control asks for it: a close button is a poor first thing to hear.
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
      // A file picker inside the dialog also fires cancel, and that one bubbles.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onOpenChange(false)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) onOpenChange(false)
    },
  }
}
