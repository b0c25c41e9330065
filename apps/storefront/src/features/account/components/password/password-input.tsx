import { useTranslation } from '@selat/i18n'
import { IconButton } from '@selat/ui/icon-button'
import { Input, type InputProps } from '@selat/ui/input'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'

/** Takes a password, with a button that makes it readable, because a mistyped password costs more than an onlooker. */
export function PasswordInput(props: Omit<InputProps, 'type'>) {
  const { t } = useTranslation('account')
  const [isShown, setShown] = useState(false)
  return (
    <span className="relative block">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pe-13" />
      <IconButton
        size="sm"
        label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
        icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        onClick={() => setShown(!isShown)}
        className="absolute end-1 top-1/2 -translate-y-1/2"
      />
    </span>
  )
}
