import {
  type CountedBand,
  looksLikeMrz,
  type PassengerDraft,
  type TravelSector,
} from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Eraser, ScanText, UsersRound } from 'lucide-react'
import { type ClipboardEvent, type ReactNode, useState } from 'react'

import { deferred } from '../../kit/deferred.tsx'
import { OutsideForm } from '../../kit/outside-form.tsx'
import type { ReadPassport } from './mrz-dialog.tsx'
import { draftOfSaved, nameOf } from './passenger-details.ts'

const MrzDialog = deferred(() => import('./mrz-dialog.tsx').then((module) => module.MrzDialog))
const PickerDialog = deferred(() =>
  import('./picker-dialog.tsx').then((module) => module.PickerDialog),
)

type FillToolsProps = {
  /** The passenger whom the fields are for: “Passenger 2, Child”. */
  place: string
  /** The ways to choose a saved passenger; absent if there are none, or if the fields are those of a saved passenger. */
  pick?: {
    band: CountedBand
    sector: TravelSector | undefined
    placeOf: (saved: Schemas['SavedPassengerInputAnswer']) => string | null
    onPick: (saved: Schemas['SavedPassengerInputAnswer']) => void
  }
  onRead: (passport: ReadPassport) => void
  /** Empties the fields; absent while they are empty. */
  onClear?: (() => void) | undefined
  children: ReactNode
}

/** Surrounds the fields of one passenger with ways to fill them without typing. */
export function FillTools({ place, pick, onRead, onClear, children }: FillToolsProps) {
  const { t } = useTranslation(['passenger', 'traveller'])
  const [open, setOpen] = useState<'none' | 'picker' | { lines: string }>('none')
  const [said, setSaid] = useState('')
  const close = () => setOpen('none')
  const filled = (draft: Pick<PassengerDraft, 'firstName' | 'lastName'>) => {
    close()
    setSaid(t('traveller:fill.done', { name: nameOf(draft) }))
  }
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text')
    // React reports a paste in a dialog here as well.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (!isOwn || !looksLikeMrz(text)) return
    event.preventDefault()
    event.stopPropagation()
    setOpen({ lines: text })
  }
  return (
    <div onPasteCapture={onPaste}>
      <div className="mb-5 flex flex-wrap gap-2">
        {pick && (
          <Button variant="outline" size="sm" onClick={() => setOpen('picker')}>
            <UsersRound aria-hidden />
            {t('traveller:fill.saved')}
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => setOpen({ lines: '' })}>
          <ScanText aria-hidden />
          {t('traveller:fill.mrz')}
        </Button>
        {onClear && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              onClear()
              setSaid(t('traveller:fill.cleared', { place }))
            }}
          >
            <Eraser aria-hidden />
            {t('traveller:fill.clear')}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {children}
      {open !== 'none' && (
        <OutsideForm>
          {open === 'picker' ? (
            pick && (
              <PickerDialog
                {...pick}
                place={place}
                onPick={(saved) => {
                  filled(draftOfSaved(saved))
                  pick.onPick(saved)
                }}
                onClose={close}
              />
            )
          ) : (
            <MrzDialog
              place={place}
              initial={open.lines}
              onRead={(passport) => {
                filled(passport)
                onRead(passport)
              }}
              onClose={close}
            />
          )}
        </OutsideForm>
      )}
    </div>
  )
}
