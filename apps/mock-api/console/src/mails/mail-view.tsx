import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { SegmentedControl } from '@selat/ui/segmented-control'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'

import { CopyButton } from '../shared/copy-button.tsx'
import { findTakeaways, type Takeaway } from './find-takeaways.ts'
import type { Mail } from './mail-list.tsx'

/** A mail as its reader sees it, with what one takes out of it on top. */
export function MailView({ mail }: { mail: Mail }) {
  const [form, setForm] = useState<'html' | 'text'>('html')
  const takeaways = findTakeaways(mail.text)
  return (
    <Card asChild>
      <article aria-label={mail.subject} className="overflow-hidden">
        <header className="border-b border-border px-4 py-3">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div className="min-w-0">
              <h2 className="text-base wrap-anywhere">{mail.subject}</h2>
              <p className="text-sm text-muted-foreground wrap-anywhere">to {mail.recipient}</p>
            </div>
            <SegmentedControl
              label="Form of the mail"
              options={[
                { value: 'html', label: 'As shown' },
                { value: 'text', label: 'Plain text' },
              ]}
              value={form}
              onValueChange={setForm}
            />
          </div>
          {takeaways.length > 0 && (
            <ul className="mt-3 flex flex-col gap-1.5">
              {takeaways.map((takeaway) => (
                <TakeawayRow key={takeaway.text} takeaway={takeaway} />
              ))}
            </ul>
          )}
        </header>
        {form === 'html' ? (
          <iframe
            title={mail.subject}
            src={`/__mock/api/outbox/${mail.id}/html`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className="block h-[65vh] min-h-96 w-full bg-raised"
          />
        ) : (
          <pre className="max-h-[65vh] overflow-auto p-4 font-mono text-xs/5 whitespace-pre-wrap">
            {mail.text}
          </pre>
        )}
      </article>
    </Card>
  )
}

function TakeawayRow({ takeaway: { kind, text, from } }: { takeaway: Takeaway }) {
  return (
    <li className="flex items-center gap-2 rounded-md bg-muted py-1 ps-3 pe-1 text-sm">
      {kind === 'code' && <span className="shrink-0 text-muted-foreground">{from}</span>}
      <code className="min-w-0 grow truncate font-mono text-xs">{text}</code>
      <CopyButton text={text} what={kind === 'code' ? from : 'link'} />
      {kind === 'link' && (
        <Button asChild size="sm" variant="outline" className="min-h-7 px-2.5 py-0.5 text-xs">
          <a href={text} target="_blank" rel="noopener">
            Open
            <ExternalLink aria-hidden />
          </a>
        </Button>
      )}
    </li>
  )
}
