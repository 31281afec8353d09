import type { ArticleSection } from './article.ts';

export const COMMUNITY: readonly ArticleSection[] = [
  {
    id: 'today',
    title: 'What there is today',
    asked: 'Is there a forum, a user group or a community? Facebook',
    text: `There is no forum and no social media group of Smoko yet, and we would rather say so than link to an empty room. What there is:

- **Ideas and criticism** go to the [contact form](/contact#message) with the reason Product Feedback. A person reads every one.
- **Bugs** go to the [support form](/support#form): what you did, what happened, what you expected.
- **Ratings**: in the app you rate each assistant on their own page, with a comment if you like.
- **Integrations of your own**: the [API](/api/docs) is open to every account, and the [terminal client](/documentation#terminal) is a good example of what it can do.`,
  },
  {
    id: 'next',
    title: 'What we do with it',
    text: `We write down what people ask for, and what three tradies ask for independently goes to the top of the list. When something you asked for is there, you hear it from the person you wrote to.`,
  },
  {
    id: 'elsewhere',
    title: 'Where tradies talk',
    text: `Your trade association knows more about running a trade business than any software does: Master Electricians, Master Plumbers, Master Builders and the Housing Industry Association in Australia, and Master Electricians, Master Plumbers and Certified Builders in New Zealand. We have no arrangement with any of them; they are just good.`,
  },
];
