import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

export type CopyButtonProps = {
  /** The text that is copied; it can differ from the text that is shown, because a bank's form wants digits only. */
  text: string
  /** The action of the button in words: “Copy the amount”. */
  label: string
  /** Whether the button shows its label, because the text is not shown beside it; if copying fails, the text is shown. */
  showsLabel?: boolean
  className?: string
}

const shownMs = 3_000

/** Copies a text, and confirms it visibly and for screen readers. A text that cannot be copied can be selected by hand. */
export function CopyButton({ text, label, showsLabel = false, className }: CopyButtonProps) {
  const { t } = useTranslation('common')
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    // A failure stays, because the visitor still has to select the text.
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(null), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => setOutcome((await writeClipboard(text)) ? 'copied' : 'failed')
  const isCopied = outcome === 'copied'
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={isCopied ? `${t('action.copied')}: ${label}` : label}
        title={label}
        onClick={() => void copy()}
        {...(className !== undefined && { className })}
      >
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span className={showsLabel ? undefined : 'max-sm:sr-only'}>
          {isCopied && t('action.copied')}
          {!isCopied && (showsLabel ? label : t('action.copy'))}
        </span>
      </Button>
      <span role="status" className={outcome === 'failed' ? 'text-sm text-destructive' : 'sr-only'}>
        {isCopied && t('copy.done', { what: label })}
        {outcome === 'failed' && t('copy.failed')}
      </span>
      {outcome === 'failed' && showsLabel && (
        <span className="basis-full text-sm wrap-anywhere select-all">{text}</span>
      )}
    </>
  )
}

/** Returns whether the text was copied: without a secure address there is no clipboard, and a browser may refuse it. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
