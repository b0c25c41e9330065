import type { Mail } from './mail-list.tsx'

type Filterable = Pick<Mail, 'subject' | 'recipient' | 'order' | 'kind' | 'tenant' | 'language'>

type Filter = { readonly search: string; readonly tenant: string; readonly language: string }

/** The mails in which the searched text occurs, of one tenant and in one language; each of them asks for nothing when it is empty. */
export function filterMails<Kept extends Filterable>(
  mails: readonly Kept[],
  { search, tenant, language }: Filter,
): Kept[] {
  const wanted = search.trim().toLowerCase()
  return mails.filter(
    (mail) =>
      [mail.tenant, ''].includes(tenant) &&
      [mail.language, ''].includes(language) &&
      [mail.subject, mail.recipient, mail.order, mail.kind].some((text) =>
        text?.toLowerCase().includes(wanted),
      ),
  )
}

/** What the mails differ in, after the choice of all. */
export function choicesOf(
  mails: readonly Filterable[],
  by: 'tenant' | 'language',
  all: string,
): { value: string; label: string }[] {
  const values = [...new Set(mails.map((mail) => mail[by]))].toSorted()
  return [{ value: '', label: all }, ...values.map((value) => ({ value, label: value }))]
}
