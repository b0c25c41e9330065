import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useTenant } from '../../../shared/app/tenant.ts'

/** Shows the contact details of a tenant that opens accounts itself, because its registration is closed. */
export function ClosedRegistration() {
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
