import type { ReactNode } from 'react'

export function NextStep({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-b border-border py-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-muted-foreground">{children}</p>
    </li>
  )
}
