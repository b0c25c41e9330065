import type { ReactNode } from 'react'

export type SkipLinkProps = { href: `#${string}`; children: ReactNode }

export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a
      data-slot="skip-link"
      href={href}
      className="fixed start-3 top-3 z-50 -translate-y-24 rounded-md bg-foreground px-4 py-2.5 font-semibold text-background opacity-0 transition-[translate,opacity] focus:translate-y-0 focus:opacity-100"
    >
      {children}
    </a>
  )
}
