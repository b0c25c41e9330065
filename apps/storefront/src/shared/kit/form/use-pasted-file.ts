import { useEffect, useEffectEvent } from 'react'

/** Takes a pasted file, such as a screenshot, wherever the focus is. Pasted text with a picture of itself stays text. */
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
