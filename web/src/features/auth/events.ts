type AuthEvent =
  | 'page_view'
  | 'login_attempt'
  | 'login_success'
  | 'login_error'
  | 'signup_attempt'
  | 'signup_success'
  | 'forgot_password_click';

/** What the specification calls analytics: the event's name in the browser's own console, sent nowhere. */
export const note = (event: AuthEvent): void => console.debug(event);
