import { useEffect, useState } from 'react'

/** A pause in the typing after which the server is asked. */
const PAUSE_MS = 250

/** What is typed, tidied, once the typing rests. */
export function useDebouncedText(typed: string): string {
  const text = typed.trim()
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
