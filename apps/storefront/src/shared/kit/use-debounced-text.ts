import { useEffect, useState } from 'react'

/** The milliseconds without a key press after which the text is used. */
const PAUSE_MS = 250

/** Returns the trimmed text, updated 250 ms after the last key press. */
export function useDebouncedText(typed: string): string {
  const text = typed.trim()
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
