import {
  REPORTS_META,
  type WantedReports,
  writeWanted,
} from '../../src/shared/app/reports/wanted-reports.ts'
import type { SiteFiles } from '../site-files.ts'

/** Adds to the documents that reports are wanted. Without it the browser downloads and sends nothing for reports. */
export function tellPages(files: SiteFiles, wanted: WantedReports): SiteFiles {
  const meta = `<meta name="${REPORTS_META}" content="${writeWanted(wanted)}">`
  return {
    ...files,
    document: async () => {
      const { shell, template } = await files.document()
      return {
        shell: shell.replace('</head>', `${meta}</head>`),
        template: { ...template, metas: template.metas + meta },
      }
    },
  }
}
