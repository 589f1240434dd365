/** Which part of a document a paragraph stands in. */
export type DocumentPart = 'body' | 'footnote' | 'endnote' | 'header' | 'footer'
