import { useTranslation } from '@selat/i18n'
import { IconButton } from '@selat/ui/icon-button'
import { VisuallyHidden } from '@selat/ui/visually-hidden'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'

/** The number of characters at the end that stay readable, so that two passports can be told apart. */
const SHOWN = 3

/** Shows a passport number that is hidden until it is asked for, because others may see the screen. */
export function PassportNumber({ number, name }: { number: string; name: string }) {
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
