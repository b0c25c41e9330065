import { Select } from '@selat/ui/select'

import { useLive } from '../api/console-context.ts'
import { useParams } from '../app/hash-route.ts'
import { Hint } from '../shared/hint.tsx'
import { SearchBox } from '../shared/search-box.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { SplitView } from '../shared/split-view.tsx'
import { choicesOf, filterMails } from './filter-mails.ts'
import { MailList } from './mail-list.tsx'
import { MailView } from './mail-view.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

export function MailsSection() {
  const { data } = useLive(['outbox'], (client) => client.outbox.list())
  const { params, set } = useParams()
  const { mail: openId = '', q = '', tenant = '', language = '' } = params
  const all = data?.mails ?? []
  const mails = filterMails(all, { search: q, tenant, language })
  const open = data?.mails.find(({ id }) => id === openId)
  return (
    <SectionPage
      title="Mails"
      lead="Nothing leaves this machine. Mails are kept here as their readers would see them, and their links work."
    >
      <NewsletterForm />
      {data && data.mails.length === 0 ? (
        <Hint title="Nothing has been sent yet">
          An order, a payment or a proof that is refused sends a mail.
        </Hint>
      ) : (
        <SplitView
          closeLabel="All mails"
          nothingOpen="Choose a mail to read it."
          onClose={() => set({ mail: '' })}
          list={
            <>
              <SearchBox
                label="Search mails"
                placeholder="Recipient, subject, order"
                value={q}
                onValueChange={(text) => set({ q: text }, { replace: true })}
              />
              <div className="mt-3 grid grid-cols-2 gap-3">
                <Select
                  aria-label="Tenant"
                  value={tenant}
                  onChange={({ target }) => set({ tenant: target.value }, { replace: true })}
                  options={choicesOf(all, 'tenant', 'All tenants')}
                />
                <Select
                  aria-label="Language"
                  value={language}
                  onChange={({ target }) => set({ language: target.value }, { replace: true })}
                  options={choicesOf(all, 'language', 'All languages')}
                />
              </div>
              <MailList mails={mails} openId={openId} />
            </>
          }
          detail={open ? <MailView mail={open} /> : null}
        />
      )}
    </SectionPage>
  )
}
