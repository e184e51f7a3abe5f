import { useState } from 'react';

export const here = useState;
