import { useLive } from '../api/console-context.ts'
import { useParams } from '../app/hash-route.ts'
import { Hint } from '../shared/hint.tsx'
import { SearchBox } from '../shared/search-box.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { SplitView } from '../shared/split-view.tsx'
import { MailList } from './mail-list.tsx'
import { MailView } from './mail-view.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

export function MailsSection() {
  const { data } = useLive(['outbox'], (client) => client.outbox.list())
  const { params, set } = useParams()
  const { mail: openId = '', q = '' } = params
  const wanted = q.trim().toLowerCase()
  const mails = (data?.mails ?? []).filter(({ subject, recipient, order, kind }) =>
    [subject, recipient, order, kind].some((text) => text?.toLowerCase().includes(wanted)),
  )
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
              <MailList mails={mails} openId={openId} />
            </>
          }
          detail={open ? <MailView mail={open} /> : null}
        />
      )}
    </SectionPage>
  )
}
