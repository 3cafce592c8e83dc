// Runs above the form: styles and lays out what is parsed so far, which would be one long task with the rest.
void document.body.offsetHeight;
