import { MRZ_LINE_LENGTH, type MrzJudgement } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Check, Circle, X } from 'lucide-react'

const looks = {
  typing: { Icon: Circle, className: 'text-muted-foreground' },
  right: { Icon: Check, className: 'text-success' },
  wrong: { Icon: X, className: 'text-destructive' },
}

/** Shows the verdict on each field while the lines are typed; a check digit that does not fit is marked under its place. */
export function MrzVerdicts({ judgement }: { judgement: MrzJudgement }) {
  const { t } = useTranslation(['passenger', 'traveller', 'common'])
  const { fields, lines } = judgement
  if (lines.every((line) => line === '')) return null
  return (
    <div className="mt-4 flex flex-col gap-3">
      <Places judgement={judgement} />
      <ul className="flex flex-col gap-1 text-sm">
        {fields.map(({ field, digitAt, verdict }) => {
          const { Icon, className } = looks[verdict]
          return (
            <li key={field} className="flex items-start gap-2">
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${className}`} />
              <span className={verdict === 'wrong' ? 'font-semibold text-destructive' : ''}>
                {t('common:validation.line', {
                  field: t(`traveller:mrzField.${field}`),
                  message:
                    verdict === 'wrong'
                      ? t('traveller:mrz.wrong', {
                          digit: lines[1].charAt(digitAt),
                          place: digitAt + 1,
                        })
                      : t(verdict === 'right' ? 'traveller:mrz.right' : 'traveller:mrz.typing'),
                })}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Shows each line as 44 characters of equal width, whatever the width of the screen. */
function Places({ judgement: { lines, fields } }: { judgement: MrzJudgement }) {
  const verdictAt = new Map(fields.map(({ digitAt, verdict }) => [digitAt, verdict]))
  const places = Array.from({ length: MRZ_LINE_LENGTH }, (_, at) => at)
  return (
    <div aria-hidden className="@container rounded-lg border border-border bg-raised px-3 py-2">
      <div className="font-mono text-[min(1rem,3.6cqi)] leading-relaxed font-semibold">
        <Line text={lines[0]} />
        <Line text={lines[1]} />
        <div className="grid grid-cols-[repeat(44,minmax(0,1fr))] text-center leading-none">
          {places.map((at) => {
            const verdict = verdictAt.get(at)
            if (verdict === undefined || verdict === 'typing') return <span key={at} />
            return (
              <span key={at} className={looks[verdict].className}>
                {verdict === 'right' ? '✓' : '▲'}
              </span>
            )
          })}
        </div>
      </div>
    </div>
  )
}

function Line({ text }: { text: string }) {
  const characters = text.slice(0, MRZ_LINE_LENGTH).padEnd(MRZ_LINE_LENGTH, ' ')
  return (
    <div className="grid grid-cols-[repeat(44,minmax(0,1fr))] text-center">
      {[...characters].map((character, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place of the line
        <span key={at}>{character}</span>
      ))}
    </div>
  )
}
