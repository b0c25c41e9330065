import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { SegmentedControl } from '@selat/ui/segmented-control'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'

import { CopyButton } from '../shared/copy-button.tsx'
import { FailureNote } from '../shared/failure-note.tsx'
import { findTakeaways, type Takeaway } from './find-takeaways.ts'
import type { Mail } from './mail-list.tsx'
import { RenderingChoice } from './rendering-choice.tsx'
import { useRendering } from './use-rendering.ts'

/**
 * Shows a mail as its reader sees it, or as it would be in another language or from another tenant. Its links and codes are
 * listed on top.
 */
export function MailView({ mail }: { mail: Mail }) {
  const [form, setForm] = useState<'html' | 'text'>('html')
  const { rendering, isAsSent, content, error, htmlAddress, show } = useRendering(mail)
  const { subject, text } = content ?? { subject: mail.subject, text: '' }
  const takeaways = findTakeaways(text)
  return (
    <Card asChild>
      <article aria-label={mail.subject} className="overflow-hidden">
        <header className="border-b border-border px-4 py-3">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div className="min-w-0">
              <h2 className="text-base wrap-anywhere">{subject}</h2>
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
          {mail.isRenderable && <RenderingChoice mail={mail} rendering={rendering} show={show} />}
          {!isAsSent && (
            <p className="mt-2 text-sm text-muted-foreground">
              It was sent by {mail.tenant} in {mail.language}. This is the same mail rendered anew;
              its links lead to the site that is chosen.
            </p>
          )}
          <FailureNote error={error} />
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
            title={subject}
            src={htmlAddress}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className="block h-[65vh] min-h-96 w-full bg-raised"
          />
        ) : (
          <pre className="max-h-[65vh] overflow-auto p-4 font-mono text-xs/5 whitespace-pre-wrap">
            {text}
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
