import { useTenant } from '../../../shared/app/tenant.ts'
import { toReadablePhone } from '../../../shared/kit/readable-phone.ts'

const link = 'inline-flex min-h-8 items-center text-brand-text underline underline-offset-4'

type ContactLinksProps = {
  /** The number of the order that the mail is about; it becomes the mail's subject. */
  about?: string
}

/** Links to the phone number and the e-mail address of the agency; the page around it says why to contact them. */
export function ContactLinks({ about }: ContactLinksProps) {
  const { Email, Phone } = useTenant().Contact
  return (
    <span className="flex flex-wrap gap-x-5">
      {Phone !== '' && (
        <a href={`tel:${Phone}`} className={`${link} tabular`}>
          {toReadablePhone(Phone)}
        </a>
      )}
      {Email !== '' && (
        <a href={mailTo(Email, about)} className={link}>
          {Email}
        </a>
      )}
    </span>
  )
}

function mailTo(email: string, subject: string | undefined): string {
  return subject === undefined
    ? `mailto:${email}`
    : `mailto:${email}?subject=${encodeURIComponent(subject)}`
}
