import { useEffect, useEffectEvent } from 'react'

/** A screenshot is pasted wherever the focus is. Text that brings a picture of itself along stays text. */
export function usePastedFile(take: (file: File) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? []
    const isText = event.clipboardData?.types.includes('text/plain') ?? false
    if (!file || isText || event.defaultPrevented) return
    event.preventDefault()
    take(file)
  })
  useEffect(() => {
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
