import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'

import { mailtoLink } from '../../model/send-links.ts'

type LetterProps = {
  agency: Schemas['SharedQuotation']['Agency']
  subject: string
  text: string
  className?: string
  children: ReactNode
}

/** Starts a mail to the agency, with a subject and a text. */
export function LetterToAgency({ agency, subject, text, className, children }: LetterProps) {
  return (
    <Button asChild variant="outline" size="sm" className={className}>
      <a href={mailtoLink({ to: agency.Email, subject, body: text })}>
        <Mail aria-hidden />
        {children}
      </a>
    </Button>
  )
}
