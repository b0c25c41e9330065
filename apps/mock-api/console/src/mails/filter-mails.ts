import type { Mail } from './mail-list.tsx'

type Filterable = Pick<Mail, 'subject' | 'recipient' | 'order' | 'kind' | 'tenant' | 'language'>

type Filter = { readonly search: string; readonly tenant: string; readonly language: string }

/**
 * Returns the mails that contain the searched text and are of that tenant and in that language. An empty filter lets all mails
 * through.
 */
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

/** Returns the tenants or languages of the mails as options of a select, after an option for all. */
export function choicesOf(
  mails: readonly Filterable[],
  by: 'tenant' | 'language',
  all: string,
): { value: string; label: string }[] {
  const values = [...new Set(mails.map((mail) => mail[by]))].toSorted()
  return [{ value: '', label: all }, ...values.map((value) => ({ value, label: value }))]
}
