import type { FileStory } from '#app/domain/word/read/read-stories.ts'
import type { Step } from './steps.ts'

/** How one story of the old file becomes its counterpart. */
export interface StoryPlan {
	/** Of the old file. */
	story: FileStory
	/** Part of the new file; `null` for a story that is emptied. */
	newPart: string | null
	steps: Step[]
}
