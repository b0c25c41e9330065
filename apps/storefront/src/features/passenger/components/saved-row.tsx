import { ageOn } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { IconButton } from '@selat/ui/icon-button'
import { VisuallyHidden } from '@selat/ui/visually-hidden'
import { Pencil, Trash2, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { knownTitle } from '../../../shared/app/known/known-people.ts'
import { paths } from '../../../shared/app/paths.ts'
import { todayHere } from '../../../shared/app/today-here.ts'
import { draftOfSaved, nameOf } from '../../../shared/trade/passenger/passenger-details.ts'
import { PassportExpiry } from '../../../shared/trade/passenger/passport-expiry.tsx'

type SavedRowProps = { saved: Schemas['SavedPassenger']; onDelete: () => void }

/** Shows one saved passenger, and whether the passport is still valid today. */
export function SavedRow({ saved, onDelete }: SavedRowProps) {
  const { t } = useTranslation(['passenger', 'traveller'])
  const format = useFormat()
  const name = nameOf(draftOfSaved(saved))
  const { Title, NativeName, DateOfBirth, Nationality, PassportNumber: number } = saved
  const born = t('traveller:list.born', {
    date: format.date(DateOfBirth),
    age: ageOn(DateOfBirth, todayHere()),
  })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 px-5 py-4 lg:grid-cols-[minmax(0,1fr)_17rem_auto] lg:items-center">
      <div className="min-w-0">
        <p className="text-lg font-semibold wrap-anywhere">
          {name}
          {NativeName !== '' && <span className="ms-2.5 font-normal">{NativeName}</span>}
        </p>
        <p className="text-sm text-muted-foreground tabular">
          {[t(`shortTitles.${knownTitle(Title)}`), born, format.country(Nationality)].join(' · ')}
        </p>
      </div>
      <div className="min-w-0 text-sm max-lg:col-span-2 max-lg:row-start-2">
        {number === null ? (
          <p className="text-muted-foreground">{t('traveller:saved.noPassport')}</p>
        ) : (
          <PassportNumber number={number} name={name} />
        )}
        {saved.DateOfExpiry !== null && (
          <div className="text-muted-foreground">
            <PassportExpiry date={saved.DateOfExpiry} />
          </div>
        )}
      </div>
      <div className="flex items-center gap-1 self-start max-lg:col-start-2 max-lg:row-start-1 lg:self-center">
        <Button asChild variant="ghost" className="size-11 px-0 py-0 text-lg">
          <Link
            to={paths.profilePassenger({ edit: saved.Id })}
            aria-label={t('traveller:saved.editOf', { name })}
            title={t('traveller:saved.editOf', { name })}
          >
            <Pencil aria-hidden />
          </Link>
        </Button>
        <IconButton
          label={t('traveller:saved.deleteOf', { name })}
          icon={<Trash2 aria-hidden />}
          className="size-11"
          onClick={onDelete}
        />
      </div>
    </li>
  )
}

/** The number of characters at the end that stay readable, so that two passports can be distinguished. */
const SHOWN = 3

/** Shows a passport number that is hidden until it is asked for, because others may see the screen. */
function PassportNumber({ number, name }: { number: string; name: string }) {
  const { t } = useTranslation(['passenger', 'traveller'])
  const [isShown, setShown] = useState(false)
  return (
    <div className="flex items-center gap-1">
      <span className="font-semibold tracking-wide tabular">
        {isShown ? (
          number
        ) : (
          <>
            <VisuallyHidden>
              {t('traveller:saved.hidden', { end: number.slice(-SHOWN) })}
            </VisuallyHidden>
            <span aria-hidden>
              {'•'.repeat(number.length - SHOWN)}
              {number.slice(-SHOWN)}
            </span>
          </>
        )}
      </span>
      <IconButton
        size="sm"
        label={t(isShown ? 'traveller:saved.hide' : 'traveller:saved.reveal', { name })}
        icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        onClick={() => setShown(!isShown)}
      />
    </div>
  )
}
