import { Spinner } from '@selat/ui/spinner'

/** Says that the payment goes on without the payer, and that the page will show it. */
export function GoesOnByItself({ children }: { children: string }) {
  return (
    <p className="mt-5 flex items-center gap-2.5 border-t border-border pt-4 font-semibold">
      <Spinner className="shrink-0 text-brand-text" />
      {children}
    </p>
  )
}
