import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { CopyButton } from '../../../shared/kit/copy-button.tsx'
import type { SentConcern } from '../api/use-concern-form.ts'

export type ConcernSentProps = { sent: SentConcern; onAnother: () => void }

/** Confirms in place of the form that the message arrived, with its reference. */
export function ConcernSent({ sent, onAnother }: ConcernSentProps) {
  const { t } = useTranslation('support')
  const { t: tCommon } = useTranslation('common')
  const { receipt, email } = sent
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <Card asChild>
      <section aria-labelledby="concern-sent">
        <div className="flex flex-col gap-3 p-5 sm:p-7">
          <h2
            id="concern-sent"
            ref={heading}
            tabIndex={-1}
            className="flex items-center gap-2.5 text-2xl outline-none"
          >
            <CircleCheck aria-hidden className="size-6 shrink-0 text-success" />
            {receipt.HasFile ? t('success.sent') : t('sent.title')}
          </h2>
          <p className="max-w-prose wrap-anywhere">{t('sent.body', { email })}</p>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-y border-dashed border-border bg-muted/50 px-5 py-4 sm:px-7">
          <p>
            <span className="board-label text-muted-foreground">{t('sent.reference')}</span>
            <span className="block text-2xl font-bold tabular">{receipt.Reference}</span>
          </p>
          <CopyButton text={receipt.Reference} label={t('sent.copy')} />
        </div>
        <div className="flex flex-wrap gap-3 p-5 sm:px-7">
          <Button asChild variant="main">
            <Link to={paths.home()}>{tCommon('error.home')}</Link>
          </Button>
          <Button variant="outline" onClick={onAnother}>
            {t('sent.another')}
          </Button>
        </div>
      </section>
    </Card>
  )
}
