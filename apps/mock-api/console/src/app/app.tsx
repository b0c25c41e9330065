import { createConsoleClient } from '@selat/mock-api/console'
import { SkipLink } from '@selat/ui/skip-link'
import { Activity, type RefObject, useEffect, useMemo, useRef, useState } from 'react'

import { ConsoleContext } from '../api/console-context.ts'
import { frameCookie } from '../api/sandbox-cookie.ts'
import { AnnouncementToast } from './announcement-toast.tsx'
import { Board } from './board.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { type SectionId, useHashRoute } from './hash-route.ts'
import { SectionMenu } from './section-menu.tsx'
import { sections } from './sections.ts'
import { useShortcuts } from './use-shortcuts.tsx'

export function App() {
  const { sandbox, section } = useHashRoute()
  const target = useMemo(
    () => ({ client: createConsoleClient(window.location.origin, { sandbox }), sandbox }),
    [sandbox],
  )
  useFrameSandbox(sandbox)
  return (
    <ConsoleContext value={target}>
      <Shell section={section} />
    </ConsoleContext>
  )
}

function Shell({ section }: { section: SectionId }) {
  const main = useRef<HTMLElement>(null)
  const visited = useVisited(section)
  const shortcuts = useShortcuts()
  useArrival(main, section)
  return (
    <div className="lg:flex lg:h-dvh lg:flex-col">
      <SkipLink href="#main">Skip to the section</SkipLink>
      <Board onShowShortcuts={shortcuts.show} />
      <div className="lg:flex lg:min-h-0 lg:grow">
        <SectionMenu current={section} />
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="min-w-0 grow p-4 outline-none sm:p-6 lg:overflow-y-auto"
        >
          {sections.map(
            ({ id, Page }) =>
              visited.has(id) && (
                // Hidden sections stay mounted, so that their input is still there when the user comes back.
                <Activity key={id} mode={id === section ? 'visible' : 'hidden'}>
                  <div data-section={id}>
                    <Page />
                  </div>
                </Activity>
              ),
          )}
        </main>
      </div>
      {shortcuts.dialog}
      <ConnectionNote />
      <AnnouncementToast />
    </div>
  )
}

function useVisited(section: SectionId): ReadonlySet<SectionId> {
  const [visited, setVisited] = useState<ReadonlySet<SectionId>>(() => new Set([section]))
  if (!visited.has(section)) setVisited(new Set([...visited, section]))
  return visited
}

/** Moves focus to the heading of the newly opened section, and scrolls the page to its top. */
function useArrival(main: RefObject<HTMLElement | null>, section: SectionId): void {
  const former = useRef(section)
  useEffect(() => {
    document.title = `${sections.find(({ id }) => id === section)?.title} - Selat sandbox`
    if (former.current === section) return
    former.current = section
    window.scrollTo(0, 0)
    main.current?.scrollTo(0, 0)
    main.current?.querySelector<HTMLElement>(`[data-section="${section}"] h1`)?.focus()
  }, [main, section])
}

/** Tells the sandbox by cookie for pictures and mails, because the browser fetches them itself and sends no header for them. */
function useFrameSandbox(sandbox: string): void {
  useEffect(() => {
    // The cookie is set in time, because a picture or mail is shown only once an answer of the API has named it.
    const tell = () => {
      document.cookie = frameCookie(sandbox)
    }
    tell()
    // If two tabs show two sandboxes, the cookie follows the tab that has focus.
    window.addEventListener('focus', tell)
    return () => window.removeEventListener('focus', tell)
  }, [sandbox])
}
