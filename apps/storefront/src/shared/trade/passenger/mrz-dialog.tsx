import {
  checkMrz,
  looksLikeMrz,
  MRZ_LINE_LENGTH,
  type MrzPassport,
  parseMrz,
  type PassengerDraft,
  titleOfSex,
} from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import { Field } from '@selat/ui/field'
import { Textarea } from '@selat/ui/textarea'
import { useState } from 'react'

import { todayHere } from '../../app/today-here.ts'
import { MrzVerdicts } from './mrz-verdicts.tsx'
import { nameOf } from './passenger-details.ts'

export type ReadPassport = Pick<
  PassengerDraft,
  'firstName' | 'lastName' | 'nationality' | 'dateOfBirth' | 'title'
> & { passportNumber: string; dateOfExpiry: string }

export type MrzDialogProps = {
  /** The passenger whose passport it is: “Passenger 2, Adult”. */
  place: string
  /** The text that was pasted into another field. */
  initial?: string
  onRead: (passport: ReadPassport) => void
  onClose: () => void
}

/**
 * Asks for the two lines at the foot of a passport's photo page and fills in a passenger; the lines stay on this
 * device.
 */
export function MrzDialog({ place, initial = '', onRead, onClose }: MrzDialogProps) {
  const { t } = useTranslation(['passenger', 'traveller', 'common'])
  const [text, setText] = useState(initial)
  const today = todayHere()
  const judgement = checkMrz(text)
  const reading = parseMrz(text, today)
  const isWhole = looksLikeMrz(text)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('traveller:mrz.title')}
      description={t('traveller:mrz.for', { place })}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button
            aria-disabled={!reading.ok || undefined}
            onClick={() => reading.ok && onRead(toRead(reading.passport, today))}
          >
            {t('traveller:mrz.fill')}
          </Button>
        </>
      }
    >
      <Field label={t('traveller:mrz.lines')} hint={t('traveller:mrz.hint')}>
        <Textarea
          data-autofocus=""
          rows={2}
          wrap="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          className="field-sizing-fixed overflow-x-auto font-mono text-base whitespace-pre"
        />
      </Field>
      <MrzVerdicts judgement={judgement} />
      <div aria-live="polite" className="mt-4 flex flex-col gap-3">
        {reading.ok && <PassportFacts passport={reading.passport} />}
        {reading.ok && judgement.isNameCut && (
          <Alert variant="warning">{t('traveller:mrz.cut')}</Alert>
        )}
        {!reading.ok && reading.reason !== 'wrong_check_digit' && isWhole && (
          <Alert variant="destructive">
            {t(`traveller:mrzReason.${reading.reason}`, { count: MRZ_LINE_LENGTH })}
          </Alert>
        )}
      </div>
    </Dialog>
  )
}

function PassportFacts({ passport }: { passport: MrzPassport }) {
  const { t } = useTranslation(['passenger', 'traveller'])
  const format = useFormat()
  const { lastName, nationality, passportNumber, dateOfBirth, dateOfExpiry } = passport
  const facts = [
    [t(lastName === '' ? 'field.onlyName' : 'traveller:column.fullName'), nameOf(passport)],
    [t('traveller:column.passportNumber'), passportNumber],
    [t('traveller:column.nationality'), format.country(nationality)],
    [t('traveller:column.dateOfBirth'), format.date(dateOfBirth)],
    [t('traveller:column.dateOfExpiry'), format.date(dateOfExpiry)],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 rounded-lg bg-muted px-4 py-3">
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-sm text-muted-foreground">{term}</dt>
          <dd className="font-semibold tabular wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns the values of a passport for the form. A nationality that ISO does not know is left out, to be chosen by hand. */
function toRead(passport: MrzPassport, today: string): ReadPassport {
  const { sex, dateOfBirth, nationality } = passport
  return {
    firstName: passport.firstName,
    lastName: passport.lastName,
    passportNumber: passport.passportNumber,
    dateOfBirth,
    dateOfExpiry: passport.dateOfExpiry,
    nationality: nationality.length === 2 ? nationality : '',
    title: titleOfSex(sex, dateOfBirth, today) ?? '',
  }
}
