import { Button } from '@selat/ui/button'
import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { announce } from '../app/announcements.ts'

const SHOWN_MS = 1600

type CopyButtonProps = {
  text: string
  /** The name of the copied thing, as in “curl command”. */
  what: string
  /** The label of the button; without it, only the icon is shown. */
  children?: ReactNode
}

export function CopyButton({ text, what, children }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      announce(`Copied: ${what}`)
      setTimeout(() => setIsCopied(false), SHOWN_MS)
    } catch {
      announce('This browser does not let the page copy. Select the text instead.')
    }
  }
  const icon = isCopied ? <Check aria-hidden className="text-success" /> : <Copy aria-hidden />
  return children === undefined ? (
    <button
      type="button"
      aria-label={`Copy ${what}`}
      title={`Copy ${what}`}
      onClick={() => void copy()}
      className="inline-grid size-7 shrink-0 place-items-center rounded-sm text-muted-foreground hover:bg-muted hover:text-foreground [&_svg]:size-3.5"
    >
      {icon}
    </button>
  ) : (
    <Button size="sm" variant="outline" onClick={() => void copy()}>
      {icon}
      {children}
    </Button>
  )
}
