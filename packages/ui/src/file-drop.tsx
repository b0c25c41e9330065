import { FileImage, Upload, X } from 'lucide-react'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
} from 'react'

import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { FieldNotes } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { Progress } from './progress.tsx'

export type FileDropStrings = {
  browse: string
  /** The text beside the button, which says that the file can also be dropped or pasted. */
  dropOrPaste: string
  remove: string
  cancel: string
  uploading: string
  previewAlt: string
}

export type FileDropProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The types as in an input's `accept`: "image/png,image/jpeg". The caller checks the file. */
  accept: string
  strings: FileDropStrings
  file: File | null
  /** The size of the file, formatted, such as "1.2 MB". */
  fileNote?: string
  onFileChange: (file: File | null) => void
  /** The progress from 0 to 100 while the file is sent; absent otherwise. */
  progress?: number
  onCancel?: () => void
  id?: string
  className?: string
}

/** Takes one file, which is chosen, dropped or pasted, and shows the progress of its upload. */
export function FileDrop({
  label,
  hint,
  error,
  accept,
  strings,
  file,
  fileNote,
  onFileChange,
  progress,
  onCancel,
  id,
  className,
}: FileDropProps) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // The pressed button is removed with the file or with its upload, so the focus moves to the input, which stays.
  const keepFocus = (act: () => void) => () => {
    act()
    input.current?.focus()
  }
  const hintId = hint ? `${inputId}-hint` : undefined
  const errorId = error ? `${inputId}-error` : undefined
  const take = (files: FileList | null | undefined) => {
    const first = files?.[0]
    if (first) onFileChange(first)
  }
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(event.type === 'dragover')
    if (event.type === 'drop') take(event.dataTransfer.files)
  }
  return (
    <div data-slot="file-drop" className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={inputId} className="text-sm font-semibold">
        {label}
      </label>
      <div
        data-over={isOver || undefined}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={onDrag}
        onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
        className={cn(
          'relative rounded-lg border-2 border-dashed border-input bg-raised p-4 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring data-over:border-brand data-over:bg-brand-surface',
          error && 'border-destructive',
        )}
      >
        <input
          ref={input}
          id={inputId}
          type="file"
          accept={accept}
          // The value is cleared after each choice, so that the same file can be chosen again after an error.
          value=""
          onChange={(event) => take(event.target.files)}
          aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
          aria-errormessage={errorId}
          aria-invalid={error ? true : undefined}
          className={cn(
            'absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer',
            file && 'sr-only',
          )}
        />
        {file === null ? (
          <DropPrompt strings={strings} />
        ) : (
          <ChosenFile
            file={file}
            note={fileNote}
            strings={strings}
            progress={progress}
            onRemove={keepFocus(() => onFileChange(null))}
            onCancel={onCancel && keepFocus(onCancel)}
          />
        )}
      </div>
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  )
}

function DropPrompt({ strings }: { strings: FileDropStrings }) {
  return (
    <div className="pointer-events-none flex min-h-24 flex-col items-center justify-center gap-2 text-center">
      <Upload aria-hidden className="size-6 text-brand-text" />
      <span className="font-semibold text-brand-text underline underline-offset-4">
        {strings.browse}
      </span>
      <span className="text-sm text-muted-foreground">{strings.dropOrPaste}</span>
    </div>
  )
}

type ChosenFileProps = {
  file: File
  note: string | undefined
  strings: FileDropStrings
  progress: number | undefined
  onRemove: () => void
  onCancel: (() => void) | undefined
}

function ChosenFile({ file, note, strings, progress, onRemove, onCancel }: ChosenFileProps) {
  const isSending = progress !== undefined
  return (
    <div className="flex items-center gap-4">
      <FilePreview file={file} alt={strings.previewAlt} />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{file.name}</p>
        <p className="text-sm text-muted-foreground tabular">
          {isSending ? `${strings.uploading} ${progress}%` : note}
        </p>
        {isSending && <Progress label={strings.uploading} value={progress} className="mt-2" />}
      </div>
      {isSending && onCancel ? (
        <Button variant="outline" size="sm" onClick={onCancel}>
          {strings.cancel}
        </Button>
      ) : (
        <IconButton label={strings.remove} icon={<X aria-hidden />} onClick={onRemove} />
      )}
    </div>
  )
}

function FilePreview({ file, alt }: { file: File; alt: string }) {
  const ref = useRef<HTMLImageElement>(null)
  const isImage = file.type.startsWith('image/')
  useEffect(() => {
    const image = ref.current
    if (!image) return
    const url = URL.createObjectURL(file)
    image.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return isImage ? (
    <img
      ref={ref}
      alt={alt}
      className="size-20 shrink-0 rounded-md border border-border bg-muted object-cover"
    />
  ) : (
    <FileImage aria-hidden className="size-10 shrink-0 text-muted-foreground" />
  )
}
