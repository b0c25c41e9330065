/**
 * Says how many new items wait while the list is in use. It lies over the list's upper edge, so that nothing moves when it
 * appears.
 */
export function WaitingNote({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 -top-4 z-10 flex justify-center">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto min-h-8 animate-rise rounded-full bg-brand px-4 text-sm font-semibold text-brand-foreground shadow-raised hover:underline"
        >
          {count} new, show
        </button>
      )}
    </div>
  )
}
