/** A page of a PDF as a picture (WebP), or why there is none. */
export type PageDrawing = { picture: Uint8Array } | { refused: PageNotDrawn }

export type PageNotDrawn = 'no_such_page' | 'damaged' | 'too_slow'
