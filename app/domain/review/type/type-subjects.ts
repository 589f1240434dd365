import { commonSubjects } from './common-subjects.ts'
import { furtherSubjects } from './further-subjects.ts'
import type { Idea } from './subject-idea.ts'

/** The subject of a document, before the catalogue's type is chosen. */
export type Subject = keyof typeof commonSubjects | keyof typeof furtherSubjects

/**
 * The ideas of each subject: who does what for what, in the words that people who are no lawyers have for it. Chosen on
 * documents of our own writing (2026-11).
 */
export const subjects: Readonly<Record<Subject, readonly Idea[]>> = { ...commonSubjects, ...furtherSubjects }
