import { FileDrop } from '@selat/ui/file-drop'

import { useAct } from '../api/console-context.ts'
import { uploadFailureText } from './upload-failure-text.ts'

const STRINGS = {
  browse: 'Choose a snapshot',
  dropOrPaste: 'or drop it here',
  remove: 'Remove',
  cancel: 'Cancel',
  uploading: 'Reading',
  previewAlt: '',
}

/** Uploads a snapshot that was downloaded elsewhere. It is stored, but not loaded before the user asks for it. */
export function SnapshotUpload() {
  const bring = useAct(({ snapshots }, file: File) => snapshots.upload(file), {
    said: ({ name }) => `${name} is kept`,
  })
  return (
    <FileDrop
      label="Snapshot file"
      accept=".json,application/json"
      strings={STRINGS}
      file={null}
      onFileChange={(file) => file && bring.mutate(file)}
      error={bring.error && uploadFailureText(bring.error)}
    />
  )
}
