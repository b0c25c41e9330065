import { type ReactNode, useId } from 'react'

/** Shows a section of a product's page under its heading. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-border pt-6">
      <h2 id={id} className="text-2xl text-balance">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  )
}
