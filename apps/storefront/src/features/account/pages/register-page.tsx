import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link, useNavigate } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useTenant } from '../../../shared/app/tenant.ts'
import { useWhileShown } from '../../../shared/kit/use-while-shown.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { RegisterForm } from '../components/register-form.tsx'
import { useReturnPath } from '../components/use-return-path.ts'
import { received } from '../model/sent-code.ts'

export default function RegisterPage() {
  const { t } = useTranslation('account')
  const { Account, Name } = useTenant()
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const returnTo = useReturnPath()
  if (!Account.IsRegistrationOpen)
    return (
      <AccountFrame
        title={t('register.closedTitle', { name: Name })}
        lead={t('register.closedBody')}
      >
        <ClosedRegistration />
      </AccountFrame>
    )
  return (
    <AccountFrame title={t('register.title')} lead={t('register.intro')}>
      <p className="-mt-4 flex flex-wrap items-center gap-x-2 text-muted-foreground">
        {t('register.haveAccount')}
        <Button asChild variant="link">
          <Link to={paths.login(returnTo)}>{t('way.login')}</Link>
        </Button>
      </p>
      <RegisterForm
        onDone={(code, username) => {
          const state = { sent: received(code) }
          // Back would lead to a form whose account exists.
          const options = { replace: true, state }
          whileShown(() => void navigate(paths.verifyEmail(username, returnTo), options))
        }}
      />
    </AccountFrame>
  )
}

/** Shows the contact details of a tenant that opens accounts itself, because its registration is closed. */
function ClosedRegistration() {
  const { t } = useTranslation('account')
  const { Contact } = useTenant()
  const isKnown = Contact.Phone !== '' || Contact.Email !== ''
  return (
    <div className="flex flex-col items-start gap-6">
      {isKnown && (
        <address className="flex flex-col gap-1 border-s-2 border-brand ps-4 not-italic">
          {Contact.Phone !== '' && (
            <a
              href={`tel:${Contact.Phone.replaceAll(/[^\d+]/g, '')}`}
              className="text-2xl font-bold tabular underline-offset-4 hover:underline"
            >
              {Contact.Phone}
            </a>
          )}
          {Contact.Email !== '' && (
            <a
              href={`mailto:${Contact.Email}`}
              className="inline-flex min-h-6 items-center text-brand-text underline underline-offset-4"
            >
              {Contact.Email}
            </a>
          )}
          {Contact.Hours !== '' && <p className="text-muted-foreground">{Contact.Hours}</p>}
        </address>
      )}
      <Button asChild variant="outline">
        <Link to={paths.login()}>{t('forgot.back')}</Link>
      </Button>
    </div>
  )
}
