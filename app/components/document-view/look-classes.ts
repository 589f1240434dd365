import type { LookWord } from '#app/domain/word/page-view/view-document.ts'

/** How words look, wherever a document is shown in its layout. */
export const lookClasses: Record<LookWord, string> = {
	bold: 'font-semibold',
	italic: 'italic',
	underlined: 'underline underline-offset-3',
	struck: 'line-through',
	capitals: 'uppercase',
	small_capitals: '[font-variant-caps:small-caps]',
	raised: 'align-super text-[0.75em]',
	lowered: 'align-sub text-[0.75em]',
	highlighted: 'bg-mark',
	small: 'text-[0.85em]',
	large: 'text-[1.15em]',
	huge: 'text-[1.4em] leading-snug',
	hidden: 'redline-hidden',
}
