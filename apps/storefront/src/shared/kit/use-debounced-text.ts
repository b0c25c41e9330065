import { useEffect, useState } from 'react'

/** A pause in the typing after which the server is asked. */
const PAUSE_MS = 250

/** What is typed, tidied, once the typing rests. */
export function useDebouncedText(typed: string): string {
  const text = typed.trim()
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
