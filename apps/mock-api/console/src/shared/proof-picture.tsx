import { Dialog } from '@selat/ui/dialog'
import { useState } from 'react'

type Proof = {
  picture: string
  fileName: string
  bytes: number
  mediaType: string
  rejection: string | null
}

/** Shows the picture that proves a transfer. A press opens it as large as the window. */
export function ProofPicture({ proof }: { proof: Proof }) {
  const [isLarge, setIsLarge] = useState(false)
  const { picture, fileName, bytes, mediaType, rejection } = proof
  const isPicture = mediaType.startsWith('image/')
  return (
    <figure className="flex items-end gap-3">
      {isPicture && (
        <button
          type="button"
          aria-label={`Enlarge ${fileName}`}
          onClick={() => setIsLarge(true)}
          className="shrink-0 overflow-hidden rounded-md border border-border bg-muted hover:border-input"
        >
          <img src={picture} alt={`Proof ${fileName}`} className="size-24 object-cover" />
        </button>
      )}
      <figcaption className="text-sm text-muted-foreground">
        {isPicture ? (
          <span className="block wrap-anywhere">{fileName}</span>
        ) : (
          <a
            href={picture}
            target="_blank"
            rel="noopener"
            className="block text-brand-text underline wrap-anywhere"
          >
            {fileName}
          </a>
        )}
        <span className="block tabular">{sizeText(bytes)}</span>
        {rejection && (
          <span className="block font-medium text-destructive">
            rejected: {rejection.replaceAll('_', ' ')}
          </span>
        )}
      </figcaption>
      <Dialog
        open={isLarge}
        onOpenChange={setIsLarge}
        title={fileName}
        closeLabel="Close"
        size="lg"
      >
        <img
          src={picture}
          alt={`Proof ${fileName}, large`}
          className="mx-auto max-h-[75vh] max-w-full bg-muted object-contain"
        />
      </Dialog>
    </figure>
  )
}

function sizeText(bytes: number): string {
  return bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024).toLocaleString('en')} kB`
}
