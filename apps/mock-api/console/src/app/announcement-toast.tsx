import { Check } from 'lucide-react'

import { useAnnouncement } from './announcements.ts'

/** Shows the last announcement at the foot. It disappears by itself and has nothing to press. */
export function AnnouncementToast() {
  const said = useAnnouncement()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4"
    >
      {said && (
        <p
          key={said.id}
          className="flex max-w-full animate-rise items-center gap-2 rounded-full bg-foreground px-4 py-2 text-sm font-semibold text-background shadow-raised"
        >
          <Check aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{said.text}</span>
        </p>
      )}
    </div>
  )
}
