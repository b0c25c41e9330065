import type { LayoutProps } from './layout.tsx'

export function ManifestLayout({ children }: LayoutProps) {
  return (
    <main id="content" tabIndex={-1} className="min-h-dvh outline-none">
      {children}
    </main>
  )
}
