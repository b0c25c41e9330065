import type { ConsoleClient } from '@selat/mock-api/console'
import { Badge } from '@selat/ui/badge'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { ArrowRight, ExternalLink } from 'lucide-react'

import { useConsole } from '../api/console-context.ts'
import { CopyButton } from '../shared/copy-button.tsx'
import { enterLink } from './enter-link.ts'
import { HistoryButton } from './history-button.tsx'

export type Tenant = Awaited<ReturnType<ConsoleClient['tenants']>>['tenants'][number]

/** Shows a tenant with its address, and the accounts as which a tester can enter it. */
export function TenantBlock({ tenant }: { tenant: Tenant }) {
  const { sandbox } = useConsole()
  const { name, slug, system, currencies, storefront, logins } = tenant
  return (
    <Card asChild>
      <section aria-labelledby={`tenant-${slug}`} className="min-w-0">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-border px-4 py-3.5 sm:px-5">
          <div className="min-w-0">
            <h2 id={`tenant-${slug}`} className="text-lg leading-snug">
              {name}
            </h2>
            <p className="flex flex-wrap gap-x-3 text-sm text-muted-foreground">
              <span className="wrap-anywhere">{new URL(storefront).host}</span>
              <span className="tabular">system {system}</span>
              <span>{currencies.join(' ')}</span>
            </p>
          </div>
          <Button asChild size="sm" variant="outline">
            <a href={enterLink(storefront, { sandbox })} target="_blank" rel="noopener">
              Enter as a guest
              <ExternalLink aria-hidden />
            </a>
          </Button>
        </header>
        <ul>
          {logins.map((login) => (
            <li
              key={login.username}
              className="grid items-center gap-x-6 gap-y-2 border-b border-border px-4 py-2.5 last:border-0 sm:grid-cols-[minmax(0,1fr)_13rem] sm:px-5 lg:grid-cols-[minmax(0,1fr)_15rem_11rem]"
            >
              <div className="min-w-0">
                <p className="text-sm font-semibold">{login.name}</p>
                <p className="mt-0.5 flex flex-wrap gap-1.5">
                  <Badge variant="brand">{login.role}</Badge>
                  <Badge>{login.currency}</Badge>
                </p>
              </div>
              <div className="grid grid-cols-[4.25rem_minmax(0,7.5rem)_auto] items-center font-mono text-xs">
                <Credential label="user" text={login.username} of={login.name} />
                <Credential label="password" text={login.password} of={login.name} />
              </div>
              <div className="flex flex-col gap-1.5 sm:max-lg:col-start-2">
                <Button asChild size="sm" variant="outline" className="justify-between">
                  <a
                    href={enterLink(storefront, { sandbox, username: login.username })}
                    target="_blank"
                    rel="noopener"
                  >
                    Enter as {login.username}
                    <ArrowRight aria-hidden />
                  </a>
                </Button>
                {login.role === 'Customer' && (
                  <HistoryButton tenant={slug} username={login.username} />
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}

function Credential({ label, text, of }: { label: string; text: string; of: string }) {
  return (
    <>
      <span className="font-sans text-muted-foreground">{label}</span>
      <span className="wrap-anywhere">{text}</span>
      <CopyButton text={text} what={`${label} of ${of}`} />
    </>
  )
}
